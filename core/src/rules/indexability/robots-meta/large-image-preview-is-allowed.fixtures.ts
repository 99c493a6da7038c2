import { fixturesFor } from '../../fixture.ts';
import { largeImagePreviewIsAllowed } from './large-image-preview-is-allowed.rule.ts';

const article = '<meta property="og:type" content="article">';

export const fixtures = fixturesFor(largeImagePreviewIsAllowed, {
	good: {
		'a page that is not an article': {},
		'an article that allows them': {
			head: `${article}<meta name="robots" content="index, max-image-preview:large">`,
		},
		'a header that allows them': {
			head: article,
			response: { status: 200, headers: [['x-robots-tag', 'max-image-preview: large']] },
		},
	},
	bad: {
		'an article without the rule': { head: article, finds: [['unset']] },
		'small images alone': {
			head: '<meta name="googlebot" content="max-image-preview:standard">',
			finds: [['limited', { rule: 'googlebot: max-image-preview: standard' }]],
		},
	},
});
