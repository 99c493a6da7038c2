import { fixturesFor } from '../../fixture.ts';
import { internalLinksUseCanonicalUrls } from './internal-links-use-canonical-urls.rule.ts';

const link = (href: string) => ({
	footer: `<footer><p><a href="${href}">All about rye</a></p></footer>`,
});

export const fixtures = fixturesFor(internalLinksUseCanonicalUrls, {
	good: {
		'a plain link': {},
		'parameters that the page needs': link('/rye?page=2'),
		'a campaign on another site': link('https://example.net/?utm_source=example'),
	},
	bad: {
		'a campaign inside the site': {
			...link('/rye?utm_source=footer'),
			finds: [['tracked', { parameter: 'utm_source', text: 'All about rye' }]],
		},
	},
});
