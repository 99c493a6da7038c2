import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** From Debian’s package `unicode-data`. */
const source = '/usr/share/unicode/Unihan_Variants.txt.bz2';
const file = 'core/src/languages/unihan/variants.generated.ts';

/**
 * The frequent simplified characters with the traditional ones that they stand for. Without the
 * package the file stays as it is.
 */
export function chineseVariantFiles(): readonly (readonly [file: string, content: string])[] {
	return existsSync(source) ? [[file, chineseVariants()]] : [];
}

function chineseVariants(): string {
	const unihan = execFileSync('bzcat', [source], { encoding: 'utf8', maxBuffer: 2 ** 26 });
	const simplified = charactersOf('gb2312', [0xb0, 0xd7]);
	const traditional = charactersOf('big5', [0xa4, 0xc6]);
	const groups = new Map<string, Set<string>>();
	const add = (one: string, other: string) => {
		if (one === other || !simplified.has(one) || !traditional.has(other)) return;
		groups.set(one, (groups.get(one) ?? new Set()).add(other));
	};
	for (const [, code = '', kind, variants = ''] of unihan.matchAll(line)) {
		const character = characterOf(code);
		for (const other of variants.split(' ').map(characterOfVariant)) {
			if (kind === 'Traditional') add(character, other);
			else add(other, character);
		}
	}
	const list = [...groups].map(([one, others]) => one + [...others].join(''));
	return `/*! @license Unihan. Copyright 1991-2022 Unicode, Inc. Unicode License V3: https://www.unicode.org/license.txt */
// Generated from Unihan by scripts/generate/chinese-variants.ts. Do not edit.
/** Each simplified character with its traditional ones. */
export const variants =
	'${list.join(' ')}';
`;
}

const line = /^U\+(\w+)\tk(Traditional|Simplified)Variant\t(.*)$/gm;

/** “U+4E1F<kLau” names a source, too. */
const characterOfVariant = (variant: string) => characterOf(variant.replace(/^U\+|<.*$/g, ''));

const characterOf = (code: string) => String.fromCodePoint(Number.parseInt(code, 16));

/** The first level of an encoding: the characters that most texts need. */
function charactersOf(encoding: string, [first, last]: readonly [number, number]): Set<string> {
	const decoder = new TextDecoder(encoding);
	const found = new Set<string>();
	for (let row = first; row <= last; row++) {
		for (let cell = 0x40; cell <= 0xfe; cell++) {
			const text = decoder.decode(Uint8Array.of(row, cell));
			if (/^\p{Script=Han}$/u.test(text)) found.add(text);
		}
	}
	return found;
}
