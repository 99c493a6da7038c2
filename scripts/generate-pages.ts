import { type PageKind, type PageKindName, pageKinds } from './pages/kinds.ts';
import { type Random, seededRandom } from './pages/random.ts';

export interface GeneratedPage {
	readonly name: string;
	readonly kind: PageKindName;
	readonly html: string;
	readonly url: string;
}

export const pageKindNames = Object.keys(pageKinds) as PageKindName[]; // the keys of pageKinds

/** A page of this kind with about `length` characters; the same one on every call. */
export function generatePage(kind: PageKindName, length: number): GeneratedPage {
	const definition: PageKind = pageKinds[kind];
	const url = `https://example.com/pages/${kind}-${length}`;
	const random = seededRandom(length + kind.length * 7919);
	const start = `<!doctype html>\n<html lang="${definition.lang}">\n${head(definition, url)}\n<body>\n${top}<main>\n<h1>${definition.title}</h1>\n${definition.before ?? ''}`;
	const html = `${start}${pieces(definition, random, length - start.length)}\n</main>\n${bottom}</body>\n</html>\n`;
	return { name: `${kind} ${Math.round(length / 1000)} kB`, kind, html, url };
}

/** A page of every kind in every length. */
export const generatePages = (lengths: readonly number[]): readonly GeneratedPage[] =>
	lengths.flatMap((length) => pageKindNames.map((kind) => generatePage(kind, length)));

function head({ description, head = '', isHeadBroken, title }: PageKind, url: string): string {
	const breaker = isHeadBroken ? '<div id="consent"><img src="/pixel.gif" alt=""></div>\n' : '';
	return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<noscript><img src="/pixel.gif" alt=""></noscript>
${breaker}<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<link rel="stylesheet" href="/app.css">
<style>:root{--accent:#0b5d57}body{margin:0;font:16px/1.5 system-ui}</style>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"${title}"}</script>
${head}</head>`;
}

const top = `<header class="site-header"><a href="/" class="logo"><img src="/logo.svg" alt="Example Bakery"></a><nav><ul>${['Bread', 'Cake', 'Courses', 'About us', 'Contact'].map((name) => `<li><a href="/${name.toLowerCase().replace(' ', '-')}">${name}</a></li>`).join('')}</ul></nav></header>
`;

const bottom = `<footer><p>© Example Bakery · <a href="/imprint">Imprint</a> · <a href="/privacy">Privacy</a></p></footer>
<script>addEventListener('load', () => document.documentElement.classList.add('is-ready'));</script>
`;

function pieces({ piece }: PageKind, random: Random, length: number): string {
	const made: string[] = [];
	for (let total = 0; total < length; total += made.at(-1)?.length ?? length) {
		made.push(piece(random, made.length + 1));
	}
	return made.join('\n');
}
