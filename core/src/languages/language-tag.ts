const aliases: Readonly<Record<string, string>> = {
	no: 'nb',
	nn: 'nb',
	iw: 'he',
	in: 'id',
	ji: 'yi',
	mo: 'ro',
	cmn: 'zh',
	yue: 'zh',
};

/**
 * The language of a tag by the code in our tables: “pt-BR” is pt, “no” is nb; `null` if it is not a
 * language.
 */
export function baseLanguage(tag: string): string | null {
	// The tags of one page are mostly the same.
	if (tag !== last.tag) last = { tag, base: readTag(tag) };
	return last.base;
}

let last: { readonly tag: string; readonly base: string | null } = { tag: '', base: null };

function readTag(tag: string): string | null {
	const base = /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag)?.[1]?.toLowerCase();
	if (!base || base === 'und' || base === 'mul' || base === 'zxx') return null;
	return aliases[base] ?? base;
}
