import { fixturesFor } from '../fixture.ts';
import { metaDescriptionIsInHead } from './meta-description-is-in-head.rule.ts';

const description =
	'<meta name="description" content="How to bake a first sourdough loaf at home.">';

export const fixtures = fixturesFor(metaDescriptionIsInHead, {
	good: {
		'a description in the head': { description },
		'a pixel for visitors without scripts before the description': {
			description: `<noscript><img src="/pixel.gif" alt=""></noscript>${description}`,
		},
	},
	bad: {
		'a description in the body': { description: '', footer: description, finds: [['outside']] },
		'title and description in the body': {
			title: '',
			description: '',
			footer: `<title>Sourdough bread for beginners</title>${description}`,
			finds: [['outside']],
			saidBy: 'title_tag_is_in_head',
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
	},
});
