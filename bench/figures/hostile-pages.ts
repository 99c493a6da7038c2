/** Pages that are made to cost far more than their size; each consists of `parts` parts. */
export interface HostilePage {
	readonly name: string;
	readonly parts: number;
	readonly html: (parts: number) => string;
}

const page = (body: string, head = '') =>
	`<!doctype html><html lang="en"><head><title>Bread</title>${head}</head><body><main><h1>Bread</h1>${body}</main></body></html>`;

const manyParts: readonly HostilePage[] = [
	{
		name: 'links',
		parts: 25_000,
		html: (parts) =>
			page(repeated(parts, (at) => `<a href="/p/${at}?q=${at % 7}#x">Page ${at}</a> `)),
	},
	{
		name: 'links to one host each',
		parts: 10_000,
		html: (parts) =>
			page(repeated(parts, (at) => `<a href="http://h${at}.example.org/">here</a> `)),
	},
	{
		name: 'nested inline elements',
		parts: 25_000,
		html: (parts) => page(`${'<b><i>'.repeat(parts / 2)}bread${'</i></b>'.repeat(parts / 2)}`),
	},
	{
		name: 'nested blocks',
		parts: 25_000,
		html: (parts) => page(`${'<div>'.repeat(parts)}bread${'</div>'.repeat(parts)}`),
	},
	{
		name: 'JSON-LD blocks',
		parts: 2500,
		html: (parts) =>
			page(
				repeated(
					parts,
					(at) =>
						`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","@id":"#p${at}","name":"Rye ${at}","offers":{"@type":"Offer","price":"3,90"}}</script>`,
				),
			),
	},
	{
		name: 'broken JSON-LD blocks',
		parts: 2500,
		html: (parts) =>
			page('<script type="application/ld+json">{"@type":"Thing",}</script>'.repeat(parts)),
	},
	{
		name: 'microdata in microdata',
		parts: 5000,
		html: (parts) =>
			page(
				'<div itemscope itemtype="https://schema.org/Thing"><span itemprop="name">a</span></div>'.repeat(
					parts,
				),
			),
	},
	{
		name: 'titles, descriptions and canonicals',
		parts: 2500,
		html: (parts) =>
			page(
				'',
				repeated(
					parts,
					(at) =>
						`<title>Bread ${at}</title><meta name="description" content="Bread ${at}"><link rel="canonical" href="/${at}"><link rel="alternate" hreflang="de" href="/${at}">`,
				),
			),
	},
	{
		name: 'headings',
		parts: 10_000,
		html: (parts) => page(repeated(parts, (at) => `<h${1 + (at % 6)}>Bread</h${1 + (at % 6)}>`)),
	},
	{
		name: 'images',
		parts: 20_000,
		html: (parts) => page('<img src="/IMG_0001.jpg" alt="bread bread bread">'.repeat(parts)),
	},
	{
		name: 'attributes of one element',
		parts: 25_000,
		html: (parts) => page(`<p${repeated(parts, (at) => ` a${at}=b`)}>`),
	},
	{
		name: 'start tags that never end',
		parts: 25_000,
		html: (parts) => page('<a <b <c '.repeat(parts)),
	},
	{
		name: 'one keyword again and again',
		parts: 25_000,
		html: (parts) => page(`<p>${'bread '.repeat(parts)}</p>`),
	},
];

const runs = [
	['spaces', ' '],
	['line breaks', '\n'],
	['round brackets', '('],
	['curly brackets', '{'],
	['letters a', 'a'],
	['ampersands', '&'],
	['angle brackets', '<'],
	['digits', '7'],
	['dashes', '-'],
	['dots', '.'],
	['slashes', '/'],
	['quotation marks', '\\"'],
	['dashes with spaces', ' - '],
	['full-width letters', '京'],
] as const;

const runLength = 50_000;

/** Pages of a single character, repeated. */
const longRuns = runs.map(
	([name, mark]): HostilePage => ({
		name: `a run of ${name} everywhere`,
		parts: runLength,
		html: (parts) => {
			const run = mark.repeat(parts / mark.length);
			return page(
				`<h2>x${run}y</h2><p>x${run}y</p><p title="x${run}y"><img src="/${run}.jpg" alt="x${run}y"><a href="https://example.com/${run}?${run}">x${run}y</a></p><script type="application/ld+json">{"@type":"Thing","name":"x${run}y",${run}</script>`,
				`<title>x${run}y</title><meta name="description" content="x${run}y"><link rel="canonical" href="/${run}"><meta name="robots" content="x${run}y"><meta http-equiv="refresh" content="${run}">`,
			);
		},
	}),
);

/** Every word is different, wherever a rule compares words. */
const differentWords: HostilePage = {
	name: 'different words in one title, heading and alternative text',
	parts: 5000,
	html: (parts) => {
		const words = repeated(parts, (at) => `bread${at.toString(36)} `);
		const others = words.replaceAll('bread', 'cake');
		return `<!doctype html><html lang="en"><head><title>${words}</title><meta name="description" content="${words}"></head><body><main><h1>${others}</h1><img src="/a.jpg" alt="${words}"></main></body></html>`;
	},
};

const oneWord: HostilePage = {
	name: 'one word',
	parts: 250_000,
	html: (parts) => page(`<p>${'lorem-ipsum'.replace('-', '').repeat(parts / 10)}</p>`),
};

export const hostilePages: readonly HostilePage[] = [
	...manyParts,
	differentWords,
	oneWord,
	...longRuns,
];

function repeated(parts: number, part: (at: number) => string): string {
	return Array.from({ length: parts }, (_, at) => part(at)).join('');
}
