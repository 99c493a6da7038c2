import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const prose =
	'Sourdough bread needs flour, water, salt and patience. This page takes you from a sleepy starter to a loaf with a thin, crackling crust, one small step at a time. '.repeat(
		5,
	);

interface Parts {
	readonly head?: string;
	readonly css?: string;
	readonly body?: string;
}

const page = ({ head = '', css = '', body = '' }: Parts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sourdough bread for beginners: a first loaf in 24 hours</title>
<meta name="description" content="Bake a first sourdough loaf at home: how to feed the starter, fold the dough, heat the oven and tell when the bread is done.">
<link rel="icon" href="data:,">${head}<style>img { max-width: 100% } ${css}</style></head>
<body><main><h1>Sourdough bread for beginners</h1>${body}<p>${prose}</p></main></body></html>`;

const manyLinks = (around: (link: string) => string) =>
	Array.from({ length: 3000 }, (_, index) =>
		around(`<a href="/bread/${index}">Bread number ${index}</a>, `),
	).join('');

const secret = 'Cheap bread, cheap rolls, cheap cakes and cheap pies for everybody.';

/** Pages that only a browser can audit, each with at most one defect. */
export const livePages = {
	fine: page({
		body: `<p><img src="/photo.bmp" alt="A loaf" width="400" height="100"></p>
<iframe src="/photo.bmp" title="A loaf"></iframe>
<details><summary>More</summary><p>${secret}</p></details>`,
	}),
	'well-hidden': page({
		css: `.visually-hidden { font-size: 0 } .tab { display: none } .dark { background: #222 }
.hero { position: relative; height: 100px } .hero img { position: absolute; inset: 0; width: 400px; height: 100px }
.hero p { position: relative } .white { color: #fff } .badge { position: relative }
.badge::before { content: ""; position: absolute; inset: 0; background: #060; z-index: -1 }`,
		body: `<p class="visually-hidden">${secret}</p><p class="tab">${secret}</p>
<form class="dark"><p class="white">${secret}</p><input type="hidden" name="matches"><input type="hidden" name="contains"></form>
<div class="hero"><img src="/photo.bmp" alt="" width="400" height="100"><p class="white">${secret}</p></div>
<p class="badge white">${secret}</p>`,
	}),
	'hidden-heading': page({ css: 'h1 { display: none }' }),
	'hidden-text': page({ body: `<p style="color: #fff">${secret}</p>` }),
	'tiny-text': page({ body: `<p style="font-size: 0">${secret}</p>` }),
	wide: page({ body: '<div style="width: 4000px">A table of all our breads</div>' }),
	'small-print': page({ css: 'p { font-size: 9px }' }),
	'small-icons': page({
		body: '<nav style="font-size: 0; line-height: 0">'.concat(
			'<a href="/a" aria-label="A" style="display: inline-block; width: 12px; height: 12px"></a>'.repeat(
				6,
			),
			'</nav>',
		),
	}),
	shifting: page({ body: '<img src="/slow/photo.bmp" alt="A loaf">' }),
	lazy: page({
		css: 'p { font-size: 12px }',
		body: '<img src="/photo.bmp" alt="A loaf" width="900" height="500" loading="lazy">',
	}),
	'loud-slogan': page({
		css: 'h1 { font-size: 16px }',
		body: '<p style="font-size: 60px">Bread!</p>',
	}),
	covered: page({
		body: `<div style="position: fixed; inset: 5%; background: #eee">Join our newsletter.</div>`,
	}),
	gone: page({ body: '<img src="/gone.png" alt="A loaf" width="300" height="200">' }),
	large: page({ body: '<img src="/photo.bmp" alt="A loaf" width="80" height="20">' }),
	'adds-noindex': page({
		body: `<script>document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">')</script>`,
	}),
	'removes-noindex': page({
		head: '<meta name="robots" content="noindex">',
		body: '<script>document.querySelector("meta[name=robots]").remove()</script>',
	}),
	'changes-canonical': page({
		head: '<link rel="canonical" href="/bread">',
		body: `<script>document.querySelector('[rel=canonical]').href = '/rye'</script>`,
	}),
	'broken-head': page({}).replace('<title>', '<div></div><title>'),
	application: page({ body: '' }).replace(
		/<main>.*<\/main>/s,
		`<div id="app"></div><script>
document.querySelector('#app').innerHTML = '<main><h1>Rye bread</h1><p>${prose}</p></main>';
</script>`,
	),
	'header-noindex': page({}),
	/** Sent once: a second request learns nothing about the page. */
	'sent-once': page({}),
	'too-deep': page({ body: '<div>'.repeat(600) }),
	late: page({}),
	'field-names': page({
		body: `<form>${[
			'parentElement',
			'parentNode',
			'getAttribute',
			'getAttributeNames',
			'closest',
			'hasAttribute',
			'checkVisibility',
			'getBoundingClientRect',
			'firstChild',
			'firstElementChild',
			'nextSibling',
			'nextElementSibling',
			'textContent',
			'childNodes',
			'localName',
			'assignedSlot',
		]
			.map((name) => `<input type="hidden" name="${name}">`)
			.join('')}<p>Search our bread. <input name="q"></p></form><p hidden>Last</p>`,
	}),
	'links-in-list': page({ body: manyLinks((link) => `<li>${link}</li>`) }),
	'links-in-paragraph': page({ body: `<p>All breads: ${manyLinks((link) => link)}</p>` }),
} as const;

export type LivePage = keyof typeof livePages;

/** A photo of 900 × 225 pixels, with a different color in each column. */
function photo(): Buffer {
	const [width, height] = [900, 225];
	const row = Math.ceil((width * 3) / 4) * 4;
	const file = Buffer.alloc(54 + row * height);
	file.write('BM');
	file.writeUInt32LE(file.length, 2);
	for (const [at, value] of [
		[10, 54],
		[14, 40],
		[18, width],
		[22, height],
		[26, 1 + (24 << 16)],
		[34, row * height],
	] as const) {
		file.writeUInt32LE(value, at);
	}
	for (let at = 54; at < file.length; at++) file[at] = (at * 7919) % 251;
	return file;
}

export interface LivePages {
	readonly url: (name: LivePage) => string;
	/** A URL that redirects to the page. */
	readonly redirectTo: (name: LivePage) => string;
	readonly timesAsked: (name: LivePage) => number;
	readonly close: () => Promise<void>;
}

/** Serves these pages on one origin and counts the requests. */
export async function serveLivePages(): Promise<LivePages> {
	const asked = new Map<string, number>();
	const server = createServer(async ({ url = '/' }, response) => {
		asked.set(url, (asked.get(url) ?? 0) + 1);
		const name = url.slice(1);
		if (name.startsWith('slow/')) await setTimeout(600);
		if (name === 'late') await setTimeout(1000);
		if (name.endsWith('photo.bmp')) {
			response.writeHead(200, { 'content-type': 'image/bmp' }).end(photo());
		} else if (name.startsWith('redirect-to/')) {
			response.writeHead(302, { location: name.slice('redirect-to'.length) }).end();
		} else if (name === 'robots.txt') {
			response
				.writeHead(200, { 'content-type': 'text/plain' })
				.end('User-agent: *\nDisallow: /wide\n');
		} else if (name === 'sent-once' && (asked.get(url) ?? 0) > 1) {
			response.writeHead(410).end();
		} else if (Object.hasOwn(livePages, name)) {
			response.writeHead(200, {
				'content-type': 'text/html; charset=utf-8',
				'cache-control': name === 'sent-once' ? 'no-store' : 'max-age=600',
				...(name === 'header-noindex' && { 'x-robots-tag': 'noindex' }),
			});
			response.end(livePages[name as LivePage]); // narrowed by hasOwn
		} else response.writeHead(404).end();
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The server has no port.');
	const origin = `http://127.0.0.1:${address.port}`;
	return {
		url: (name) => `${origin}/${name}`,
		redirectTo: (name) => `${origin}/redirect-to/${name}`,
		timesAsked: (name) => asked.get(`/${name}`) ?? 0,
		async close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
