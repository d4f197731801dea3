/** What the reader of YAML finds wrong with a file, in the words of somebody who writes scenarios. */
import type { YAMLError } from 'yaml';

const NO_MAP = 'this is no line of a scenario: lines are "key: value" or "- item"';
const PLAIN = 'this needs quotation marks';

const WORDS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_ALIAS: 'nothing has been named like this with &',
  BAD_COLLECTION_TYPE: 'this is written like a list and like a map at once',
  BAD_DQ_ESCAPE: 'a \\ in quotation marks means something else than what follows it here',
  BAD_INDENT:
    'this line does not begin where it should: further in than what it belongs to, or a bracket before it is not closed',
  BAD_SCALAR_START: PLAIN,
  BLOCK_AS_IMPLICIT_KEY: 'a line has one "key: value"; a value with a colon in it needs quotation marks',
  BLOCK_IN_FLOW: 'inside [ ] or { } a list or map is written with [ ] or { } too',
  MISSING_CHAR: 'a bracket or a quotation mark is not closed, or a colon or comma is missing',
  MULTILINE_IMPLICIT_KEY: NO_MAP,
  TAB_AS_INDENT: 'the line begins with a tab; use spaces',
  TAG_RESOLVE_FAILED: 'words that begin with ! need quotation marks',
  UNEXPECTED_TOKEN: NO_MAP,
};

/** What has no words of its own is rare, and better told by the reader than not at all. */
export const yamlProblem = ({ code, message }: YAMLError): string => WORDS[code] ?? message;
