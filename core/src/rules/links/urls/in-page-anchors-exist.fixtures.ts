import { fixturesFor } from '../../fixture.ts';
import { inPageAnchorsExist } from './in-page-anchors-exist.rule.ts';

const contents = (href: string, attributes = '') => ({
	main: `<p>Flour, water, salt, and then: <a href="${href}" ${attributes}>Bake</a></p><h2 id="bake">Bake</h2><h2 id="パン">パン</h2>`,
});

export const fixtures = fixturesFor(inPageAnchorsExist, {
	good: {
		'a place by id': contents('#bake'),
		'a place by id in percent signs': contents('#%E3%83%91%E3%83%B3'),
		'an old-fashioned anchor that also has an id': {
			main: '<p>Flour, water, salt, and then: <a href="#bake">Bake</a></p><h2><a id="step-4" name="bake">Bake</a></h2>',
		},
	},
	bad: {
		'a target that does not exist': {
			...contents('#rest'),
			finds: [['missing', { text: 'Bake', href: '#rest' }]],
		},
	},
	unjudged: {
		'no links inside the page': { status: 'not_applicable' },
		'the top of the page': { ...contents('#top'), status: 'not_applicable' },
		'a link that a script knows by its id': {
			...contents('#rest', 'id="open-rest"'),
			status: 'not_applicable',
		},
		'an order to a script, in percent signs': {
			...contents('#shop-action%3Aaction%3Dpopup%3Aopen'),
			status: 'not_applicable',
		},
		'a button': { ...contents('#rest', 'role="button"'), status: 'not_applicable' },
		'a link of a visitor': { ...contents('#rest', 'rel="ugc"'), status: 'not_applicable' },
	},
});
