import { createElement as h, type ReactNode } from 'react';
import type { ApplicationPage } from '../application-page.ts';

/** React moves title, meta and link into the head. */
export function ReactPage(page: ApplicationPage): ReactNode {
	return h(
		'main',
		null,
		h('title', null, page.title),
		page.description !== null && h('meta', { name: 'description', content: page.description }),
		page.robots !== null && h('meta', { name: 'robots', content: page.robots }),
		page.canonical !== null && h('link', { rel: 'canonical', href: page.canonical }),
		page.structuredData !== null &&
			h('script', { type: 'application/ld+json' }, JSON.stringify(page.structuredData)),
		h('h1', null, page.heading),
		h('p', null, page.lead),
		page.sections.map(({ heading, text }) =>
			h('section', { key: heading }, h('h2', null, heading), h('p', null, text)),
		),
		page.images.map(({ alt, src }) =>
			h('img', { key: src, src, width: 300, height: 200, ...(alt !== null && { alt }) }),
		),
		h(
			'nav',
			null,
			page.links.map(({ href, text }) => h('a', { key: href, href }, text)),
		),
	);
}
