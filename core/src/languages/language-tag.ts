const aliases: Readonly<Record<string, string>> = {
	no: 'nb',
	nn: 'nb',
	iw: 'he',
	in: 'id',
	cmn: 'zh',
	yue: 'zh',
};

/** The language of a tag as our tables name it: “pt-BR” is pt, “no” is nb; `null` for no language. */
export function baseLanguage(tag: string): string | null {
	// What stands on one page is mostly in one language, or says nothing of it.
	if (tag !== last.tag) last = { tag, base: readTag(tag) };
	return last.base;
}

let last: { readonly tag: string; readonly base: string | null } = { tag: '', base: null };

function readTag(tag: string): string | null {
	const base = /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag)?.[1]?.toLowerCase();
	if (!base || base === 'und' || base === 'mul' || base === 'zxx') return null;
	return aliases[base] ?? base;
}
