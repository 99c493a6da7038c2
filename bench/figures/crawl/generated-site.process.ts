import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopPage } from './shop-page.ts';

// A site of N pages on a port of its own choice, which it prints. Each page answers after a fixed
// time. It has 20 links of a menu, its ten children in a tree and ten pages somewhere else; or it is
// a page of a shop with faults.

const [kind, ...numbers] = process.argv.slice(2);
const [count = 0, answerMs = 0] = numbers.map(Number);
const pageOf = kind === 'shop' ? shopPage : page;
const words =
	'river stone morning bread market window garden letter summer winter mountain station bridge forest kitchen doctor music number paper village island weather harbor engine'.split(
		' ',
	);

/** Always the same words for the same seed. */
function text(seed: number, length: number): string {
	let state = (seed * 2654435761) >>> 0;
	return Array.from({ length }, () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return words[(state >>> 8) % words.length];
	}).join(' ');
}

/** Without repeating a word. */
const titleOf = (number: number) => `About our ${text(number, 1)} with the number ${number}`;

function page(number: number): string {
	const children = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1);
	const others = Array.from({ length: 10 }, (_, index) => (number + (index + 1) * 7919) % count);
	const item = (linked: number, label: string) =>
		`<li><a href="/page/${linked}">${label} ${linked}</a></li>`;
	const menu = Array.from({ length: 20 }, (_, index) => item(index, 'Section'));
	const related = [...children.filter((child) => child < count), ...others].map((linked) =>
		item(linked, `The page about ${text(linked, 1)}`),
	);
	const paragraphs = Array.from(
		{ length: 8 },
		(_, index) => `<p>${text(number * 31 + index, 60)}.</p>`,
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(number)}</title>
<meta name="description" content="All about ${text(number + 5, 14)} and what number ${number} has to do with it."><meta name="viewport" content="width=device-width"></head>
<body class="shop page-${number}"><header><nav><ul>${menu.join('\n')}</ul></nav></header>
<main><article><h1>${titleOf(number)}</h1>${paragraphs.join('\n')}<h2>Related</h2><ul>${related.join('\n')}</ul></article></main><footer><p>Made by us, with care, since 1999.</p></footer></body></html>`;
}

const server = createServer((request, response) => {
	const number = request.url === '/' ? 0 : Number(request.url?.match(/^\/\w+\/(\d+)$/)?.[1]);
	if (!(number < count)) return response.writeHead(404).end();
	const answer = () =>
		response
			.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
			.end(pageOf(number, count));
	if (answerMs === 0) answer();
	else setTimeout(answer, answerMs);
});
server.listen(0, '127.0.0.1', () => {
	// The address of a listening TCP server is never a string.
	const { port } = server.address() as AddressInfo;
	console.log(`http://127.0.0.1:${port}/`);
});
