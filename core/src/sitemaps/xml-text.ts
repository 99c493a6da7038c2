/** The text of an element or attribute. */
export const textOfXml = (content: string): string =>
	unescaped(content.replace(/<!\[CDATA\[([^\]]*)\]\]>/, '$1').trim());

/** The value of an attribute, from what a tag says after its name; empty without it. */
export function attributeOfXml(attributes: string, name: string): string {
	const value = new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`, 'i');
	const [, double, single] = attributes.match(value) ?? [];
	return textOfXml(double ?? single ?? '');
}

/** Looks at each character once, even if a comment is never closed. */
export function withoutComments(xml: string): string {
	const kept: string[] = [];
	let at = 0;
	for (let start = xml.indexOf('<!--'); start >= 0; start = xml.indexOf('<!--', at)) {
		const end = xml.indexOf('-->', start + 4);
		if (end < 0) break;
		kept.push(xml.slice(at, start));
		at = end + 3;
	}
	return kept.join('') + xml.slice(at);
}

const entities: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

function unescaped(text: string): string {
	return text.replace(
		/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
		(whole, hex, decimal, name) => {
			if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
			const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
			return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
		},
	);
}
