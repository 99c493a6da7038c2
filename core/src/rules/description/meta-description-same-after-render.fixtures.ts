import { fixturesFor } from '../fixture.ts';
import { metaDescriptionSameAfterRender } from './meta-description-same-after-render.rule.ts';

export const fixtures = fixturesFor(metaDescriptionSameAfterRender, {
	good: { 'a description that no script touched': { served: {} } },
	bad: {
		'a description that a script changed': {
			served: { description: '<meta name="description" content="All about bread.">' },
			finds: [['changed', { before: 'All about bread.' }]],
		},
		'a description that a script added': { served: { description: '' }, finds: [['added']] },
	},
	unjudged: { 'a page of which only one state is known': { status: 'not_checked' } },
});
