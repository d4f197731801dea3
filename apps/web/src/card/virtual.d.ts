declare module 'virtual:glyphs' {
  const outlines: Readonly<Record<string, string>>;
  export default outlines;
}
