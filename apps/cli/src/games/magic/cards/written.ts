/** A card that somebody writes on the command line, and what to say of the options where it is not whole. */
import type { Problem, SourceCard, SourceFace } from '@rulewright/text/magic';
import { type Arguments, UsageError } from '../../../command.ts';

export function writtenCard(text: string, given: Arguments): SourceCard {
  const name = given.text('name') ?? 'This Card';
  const face: SourceFace = {
    name,
    typeLine: given.text('type') ?? 'Creature',
    text: text.replaceAll('\\n', '\n'),
    ...sizeOf(given.text('pt')),
    ...(given.has('cost') && { manaCost: given.text('cost') ?? '' }),
    ...(given.has('loyalty') && { loyalty: given.text('loyalty') ?? '' }),
    ...(given.has('defense') && { defense: given.text('defense') ?? '' }),
  };
  return { name, layout: 'normal', faces: [face] };
}

function sizeOf(size: string | undefined): Pick<SourceFace, 'power' | 'toughness'> {
  if (size === undefined) return {};
  const [power, toughness, ...more] = size.split('/');
  if (!power || !toughness || more.length > 0) throw new UsageError(`--pt takes P/T, like 2/3, not "${size}"`);
  return { power, toughness };
}

const OPTIONS: Readonly<Partial<Record<Problem['code'], string>>> = {
  'no size': 'Give them with --pt P/T.',
  'no loyalty': 'Give it with --loyalty N.',
  'no defense': 'Give it with --defense N.',
};

const named = new Intl.DisplayNames(['en'], { type: 'language' });

const TAGS = ['en', 'zh-Hans', 'zh-Hant', 'ja'] as const;

export const LANGUAGES_READ = `Card text is read in ${new Intl.ListFormat('en').format(
  TAGS.map((tag) => named.of(tag) ?? tag),
)}.`;

/** Words that nothing comes near to may be of another language. */
export const adviceOn = ({ code, suggestions }: Problem): string =>
  OPTIONS[code] ?? (code === 'unread' && suggestions.length === 0 ? LANGUAGES_READ : '');
