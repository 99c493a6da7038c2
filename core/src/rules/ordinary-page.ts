import type { LayoutFacts } from '../facts/given/layout-facts.ts';
import type { LoadedImages } from '../facts/given/loaded-images.ts';
import type { Vitals } from '../facts/given/vitals.ts';
import type { AuditHtmlOptions } from '../run/audit-html.ts';
import type { Fixture } from './fixture.ts';
import { ordinarySite } from './ordinary-site.ts';

export const ordinaryUrl = 'https://example.com/bread/sourdough';

const ordinary = {
	html: '<html lang="en">',
	title: '<title>Sourdough bread for beginners: a first loaf in 24 hours</title>',
	description:
		'<meta name="description" content="Bake a first sourdough loaf at home: how to feed the starter, fold the dough, heat the oven and tell when the bread is done.">',
	canonical: `<link rel="canonical" href="${ordinaryUrl}">`,
	viewport: '<meta name="viewport" content="width=device-width, initial-scale=1">',
	icon: '<link rel="icon" href="/favicon.svg">',
	head: '',
	h1: '<h1>Sourdough bread for beginners</h1>',
	main: `<p>Sourdough bread needs flour, water, salt and patience. This page takes you from a sleepy starter to a loaf with a thin, crackling crust, one small step at a time.</p>
<h2>Wake the starter</h2>
<p>Feed it in the morning with as much flour and water as it weighs. When it has doubled and smells of yoghurt, it is ready for the dough; in a warm kitchen that takes about five hours.</p>
<p>Cold kitchens need longer, and that is fine. Our page on <a href="/bread/starter">keeping a starter alive</a> explains what to do when nothing seems to happen.</p>
<h2>Fold, rest and bake</h2>
<p>Fold the dough four times in the first two hours, then leave it alone. Bake it in a hot iron pot, with the lid on for the first half so that the steam stays inside.</p>
<p><img src="/images/loaf.jpg" alt="A round loaf with a dark crust" width="640" height="480"></p>`,
	footer: '<footer><p><a href="/imprint">Who writes these pages</a></p></footer>',
} as const;

/** The fixture as an HTML text. */
export function fixtureHtml(fixture: Fixture): string {
	if (fixture.document !== undefined) return fixture.document;
	const part = (name: keyof typeof ordinary) => fixture[name] ?? ordinary[name];
	return `<!doctype html>
${part('html')}
<head>
<meta charset="utf-8">
${part('title')}
${part('description')}
${part('viewport')}
${part('canonical')}
${part('icon')}
${part('head')}
</head>
<body>
<main>
${part('h1')}
${part('main')}
</main>
${part('footer')}
</body>
</html>
`;
}

/** The options of the fixture in addition to its HTML. */
export function fixtureOptions(fixture: Fixture): AuditHtmlOptions {
	return {
		geo: fixture.geo ?? 'us',
		...(fixture.url !== null && { url: fixture.url ?? ordinaryUrl }),
		response: fixture.response ?? { status: 200, headers: [['content-type', 'text/html']] },
		robotsTxt: fixture.robotsTxt ?? {
			status: 200,
			text: 'User-agent: *\nAllow: /\n',
		},
		keywords: fixture.keywords ?? [],
		...(fixture.site && { site: { ...ordinarySite, ...fixture.site } }),
		scope: 'document',
		...(fixture.served && { served: fixtureHtml(fixture.served) }),
		...(fixture.layout && { layout: { ...ordinaryLayout, ...fixture.layout } }),
		...(fixture.loadedImages && { loadedImages: { ...noImages, ...fixture.loadedImages } }),
		...(fixture.vitals && { vitals: { ...ordinaryVitals, ...fixture.vitals } }),
	};
}

const ordinaryLayout: LayoutFacts = {
	viewport: { width: 390, height: 844 },
	contentWidth: 390,
	overflowing: [],
	mainHeadings: [],
	largestText: null,
	mainHeadingPx: null,
	overlay: null,
	hiddenTexts: [],
	textLength: 1000,
	smallTextLength: 0,
	smallTexts: [],
	tapTargetCount: 20,
	smallTapTargets: [],
};

const noImages: LoadedImages = { images: [], shiftingImages: [], largestImage: null };

const ordinaryVitals: Vitals = {
	timeToFirstByteMs: 120,
	firstContentfulPaintMs: 400,
	largestContentfulPaintMs: 900,
	interactionToNextPaintMs: 40,
	cumulativeLayoutShift: 0.01,
	fetched: [],
};
