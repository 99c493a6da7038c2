/** Where a code unit has no syntactic meaning: bits of `characterKinds`. */
export const inText = 1;
export const inUnquoted = 2;
export const inName = 4;
export const whiteSpace = 8;
export const inDoubleQuotes = 16;
export const inSingleQuotes = 32;

const inQuotes = inDoubleQuotes | inSingleQuotes;
const inValue = inUnquoted | inQuotes;

/** By code unit; has no entry past the end of a text, so no bit is set there. */
export const characterKinds = new Uint8Array(0x1_0000).fill(inText | inValue);

for (let code = 0; code < 0x20; code++) characterKinds[code] = 0;
for (const code of [9, 10, 12, 32]) characterKinds[code] = whiteSpace | inQuotes;
set('<', inQuotes);
set('&', 0);
set('"', inText | inSingleQuotes);
set("'", inText | inDoubleQuotes);
set('=>`', inText | inQuotes);
set('abcdefghijklmnopqrstuvwxyz0123456789-_:.@', inText | inValue | inName);
// The tokenizer itself handles surrogates.
characterKinds.fill(0, 0xd800, 0xe000);

function set(marks: string, kinds: number) {
	for (let at = 0; at < marks.length; at++) characterKinds[marks.charCodeAt(at)] = kinds;
}
