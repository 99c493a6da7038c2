import { expect } from 'vitest';
import { localRenderer, renderTest } from '../../testing/local-renderer.ts';
import { localSite, page, type Routes, redirect } from '../../testing/local-site.ts';
import type { RenderLimits } from './render-limits.ts';
import type { PageToRender, RenderOutcome } from './renderer.ts';

interface Setup {
	readonly routes?: Routes;
	readonly limits?: Partial<RenderLimits>;
}

/** Renders a page of a local site. */
async function rendered(html: string, { routes = {}, limits = {} }: Setup = {}) {
	const site = await localSite(routes);
	const renderer = localRenderer({ allow: [site.host], limits });
	const render = async (page: PageToRender) => withHtml(await renderer.render(page));
	const given = { url: site.url('/'), status: 200, headers: [], html: `<!doctype html>${html}` };
	return { site, render, given, outcome: await render(given) };
}

const withHtml = (outcome: RenderOutcome) =>
	outcome.kind === 'failed'
		? outcome
		: { kind: 'rendered', ...JSON.parse(Buffer.from(outcome.drawn).toString()) };

const failed = (reason: string) => ({ kind: 'failed', reason: expect.stringContaining(reason) });

renderTest(
	'scripts of the page and of its server run, and its HTML is not requested again',
	async () => {
		const script = page('document.title = "Rye"; document.body.append("Rye bread");', {
			'content-type': 'text/javascript',
		});
		const { outcome, site } = await rendered('<body><script src="/app.js"></script>', {
			routes: { '/app.js': script },
		});
		expect(outcome).toMatchObject({
			kind: 'rendered',
			html: '<!DOCTYPE html><html><head><title>Rye</title></head><body><script src="/app.js"></script>Rye bread</body></html>',
		});
		expect(site.requests.map(({ url }) => url)).toEqual(['/app.js']);
	},
);

renderTest('open shadow roots and slots are read as people see them', async () => {
	const { outcome } = await rendered(`<body><x-card><b>Rye</b></x-card><script>
		document.querySelector('x-card').attachShadow({ mode: 'open' }).innerHTML =
			'<h1><slot></slot></h1><p><slot name="none">Empty</slot></p>';
	</script>`);
	expect(outcome).toMatchObject({
		html: expect.stringContaining(
			'<x-card><h1><slot><b>Rye</b></slot></h1><p><slot name="none">Empty</slot></p></x-card>',
		),
	});
});

renderTest(
	'layout is read, frames are counted apart, and elements are named by their places',
	async () => {
		const { outcome } = await rendered(
			'<body><script>document.body.innerHTML = `<h1 style="font-size:40px">Rye</h1><iframe src="/frame"></iframe>`;</script>',
			{ routes: { '/frame': page('<p><a href="/rye">In the frame</a></p>') } },
		);
		const { html, page: drawn } = outcome;
		const { framedContent, headings, layout, links } = drawn.facts;
		const [{ node: heading }] = headings;
		expect(html.slice(heading)).toMatch(/^<h1 /);
		expect(links).toEqual([]);
		expect(framedContent).toEqual({ frames: 1, headings: 0, images: 0, links: 1 });
		expect(layout).toMatchObject({ viewport: { width: 1280 }, mainHeadingPx: 40 });
		expect(layout.mainHeadings).toEqual([{ text: 'Rye', visibility: 'shown', node: heading }]);
		expect(drawn.facts.loadedImages).toBeNull();
		expect(drawn.unknown.loadedImages).toBe('images_not_loaded');
	},
);

renderTest('scripts and form fields of the page cannot change how it is read', async () => {
	const { outcome } =
		await rendered(`<body><form id="f"><input name="firstChild"><input name="attributes">Rye</form><script>
		Element.prototype.getHTML = () => 'nothing';
		Object.defineProperty(Node.prototype, 'firstChild', { get: () => null });
		Array.from = () => [];
	</script>`);
	expect(outcome).toMatchObject({
		html: expect.stringContaining(
			'<form id="f"><input name="firstChild"><input name="attributes">Rye</form>',
		),
	});
});

renderTest('a page whose scripts open a different page is not taken for it', async () => {
	const { outcome } = await rendered('<script>location.href = "/other"</script>', {
		routes: { '/other': page('<title>Other</title>') },
	});
	expect(outcome).toEqual(failed('/other'));
});

renderTest('a page that never lets go costs its time, and the next page is rendered', async () => {
	const limits = { loadMs: 500, settleMs: 200, runMs: 6000 };
	const { given, render } = await rendered('<title>Rye</title>', { limits });
	const endless = { ...given, html: '<title>Rye</title><script>for (;;);</script>' };
	expect(await render(endless)).toEqual(failed('did not finish in time'));
	const next = await render({ ...given, html: '<title>Wheat</title>' });
	expect(next).toMatchObject({ kind: 'rendered', html: expect.stringContaining('Wheat') });
});

renderTest('a page that loads too much is read as far as it came', async () => {
	const large = page('x'.repeat(200_000), { 'content-type': 'text/plain' });
	const { outcome } = await rendered(
		`<body><script>fetch('/large').then((r) => r.text()).then((t) => document.body.append(t.length), () => document.body.append('lost'))</script>`,
		{ routes: { '/large': large }, limits: { loadedBytes: 50_000 } },
	);
	expect(outcome).toMatchObject({ html: expect.stringContaining('lost') });
});

renderTest('a page that grows beyond the limit is not judged by a part of it', async () => {
	const { outcome } = await rendered(
		'<body><script>document.body.append("r".repeat(5000))</script>',
		{
			limits: { htmlBytes: 4000 },
		},
	);
	expect(outcome).toEqual(failed('larger than'));
});

renderTest('pages share nothing', async () => {
	const { given, outcome, render } = await rendered(
		'<body><script>document.body.append(document.cookie || "none"); document.cookie = "seen=1"</script>',
	);
	expect(outcome).toMatchObject({ html: expect.stringContaining('none') });
	expect(await render(given)).toMatchObject({ html: expect.stringContaining('none') });
});

renderTest('own headers go to the host of the page only, also when it redirects', async () => {
	const js = { 'content-type': 'text/javascript' };
	const elsewhere = await localSite({ '/b.js': page('document.body.append(" elsewhere")', js) });
	const secret = page('document.body.append("Rye bread")', js);
	const site = await localSite({
		'/a.js': (request, response) =>
			request.headers['x-key'] === 'sesame'
				? secret(request, response)
				: response.writeHead(401).end(),
		'/moved.js': redirect(elsewhere.url('/b.js')),
	});
	const renderer = localRenderer({ allow: [site.host, elsewhere.host] });
	const outcome = await renderer.render({
		...{ url: site.url('/'), status: 200, headers: [], ownHeaders: { 'x-key': 'sesame' } },
		html: '<!doctype html><body><script src="/a.js"></script><script src="/moved.js"></script>',
	});
	expect(withHtml(outcome)).toMatchObject({
		html: expect.stringContaining('Rye bread<script src="/moved.js"></script> elsewhere'),
	});
	expect(elsewhere.requests).toHaveLength(1);
	expect(elsewhere.requests[0]?.headers).not.toHaveProperty('x-key');
});

renderTest('many pages wait for their turn', async () => {
	const { given, render } = await rendered('<title>0</title>', { limits: { tabs: 2 } });
	const titles = Array.from({ length: 6 }, (_, index) => `<title>page ${index}</title>`);
	const outcomes = await Promise.all(titles.map((html) => render({ ...given, html })));
	for (const [index, title] of titles.entries()) {
		expect(outcomes[index]).toMatchObject({ html: expect.stringContaining(title) });
	}
});
