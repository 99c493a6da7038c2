/** Where a code unit has no syntactic meaning: bits of `characterKinds`. */
export const IN_TEXT = 1;
export const IN_UNQUOTED = 2;
export const IN_NAME = 4;
export const WHITE_SPACE = 8;
export const IN_DOUBLE_QUOTES = 16;
export const IN_SINGLE_QUOTES = 32;

const IN_QUOTES = IN_DOUBLE_QUOTES | IN_SINGLE_QUOTES;
const IN_VALUE = IN_UNQUOTED | IN_QUOTES;

/** By code unit; has no entry past the end of a text, so no bit is set there. */
export const characterKinds = new Uint8Array(0x1_0000).fill(IN_TEXT | IN_VALUE);

for (let code = 0; code < 0x20; code++) characterKinds[code] = 0;
for (const code of [9, 10, 12, 32]) characterKinds[code] = WHITE_SPACE | IN_QUOTES;
set('<', IN_QUOTES);
set('&', 0);
set('"', IN_TEXT | IN_SINGLE_QUOTES);
set("'", IN_TEXT | IN_DOUBLE_QUOTES);
set('=>`', IN_TEXT | IN_QUOTES);
set('abcdefghijklmnopqrstuvwxyz0123456789-_:.@', IN_TEXT | IN_VALUE | IN_NAME);
// The tokenizer itself handles surrogates.
characterKinds.fill(0, 0xd800, 0xe000);

function set(marks: string, kinds: number) {
	for (let at = 0; at < marks.length; at++) characterKinds[marks.charCodeAt(at)] = kinds;
}
