import { expect, it } from 'vitest';
import { auditedPage as audited } from '../../testing/audited-page.ts';
import { lookAtAudit } from './look-at-audit.ts';

const url = 'https://bakery.example/rye';
const title = '<title>Rye bread</title>';
const product =
	'<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Rye","offers":{"@type":"Offer"}}</script>';

it.each([
	['a page that is well', audited(title), []],
	['noindex', audited(`${title}<meta name="robots" content="noindex">`), ['noindex']],
	['robots.txt', audited(title, {}, { robotsTxt: 'User-agent: *\nDisallow: /rye' }), ['robots']],
	['a foreign canonical', audited(`${title}<link rel="canonical" href="/spelt">`), ['canonical']],
	['a missing title', audited(''), ['title']],
	['an error', audited('', { status: 503 }), ['error_status']],
	[
		'an error page with status 200',
		audited('<title>404 Not Found</title><h1>Not Found</h1><p>This page does not exist.</p>'),
		['soft_404'],
	],
	[
		'an instant meta refresh',
		audited(`${title}<meta http-equiv="refresh" content="0; url=/spelt">`),
		['refreshed'],
	],
	[
		'a meta refresh that waits',
		audited(`${title}<meta http-equiv="refresh" content="30; url=/spelt">`),
		[],
	],
	['a redirect', audited(title, { url: 'https://bakery.example/' }), ['redirected']],
	[
		'a broken language version',
		audited(`${title}<link rel="alternate" hreflang="xx-yy-zz" href="/x">`),
		['languages'],
	],
	['broken structured data', audited(title + product), ['structured_data']],
])('sees %s', (_, page, kinds) => {
	expect(lookAtAudit(page).faults.map(({ kind }) => kind)).toEqual(kinds);
});

it('judges nothing that a page without content cannot show', () => {
	const { judged } = lookAtAudit(audited('', { status: 503 }));
	expect([...judged].sort()).toEqual(['error_status', 'redirected', 'unreachable']);
});

it('does not treat our own stop, or a robots.txt that cannot be read, as a fault', () => {
	const ofOurs = { kind: 'unreachable', url, reason: 'aborted', detail: '' } as const;
	const failing = { status: 503, untilMs: 0 };
	const unread = { kind: 'robots_disallowed', url, detail: '', failing } as const;
	for (const failure of [ofOurs, unread]) {
		expect(lookAtAudit(failure)).toMatchObject({ faults: [], judged: new Set() });
	}
});
