import { fixturesFor } from '../fixture.ts';
import { metaDescriptionHasNoHtmlShown } from './meta-description-has-no-html-shown.rule.ts';

const bread = 'Bake a first sourdough loaf at home';
const description = (rest: string) => ({
	description: `<meta name="description" content="${bread}${rest}">`,
});

export const fixtures = fixturesFor(metaDescriptionHasNoHtmlShown, {
	good: {
		'a character that is escaped once': description(', with butter &amp; salt on the crust.'),
		'signs of less and more': description(': starter &lt; dough &gt; loaf, in that order.'),
	},
	bad: {
		'an entity that is escaped twice': {
			...description(', with butter&amp;nbsp;and salt on the crust.'),
			finds: [['shown', { piece: '&nbsp;' }]],
		},
		'a pair of tags': {
			...description(', &lt;em&gt;step&lt;/em&gt; by step, in a hot iron pot.'),
			finds: [['shown', { piece: '<em>step</em>' }]],
		},
		'a link that is cut off': {
			...description(' in a day &lt;a class=&quot;more&quot; href=&quot;/bread/sour'),
			finds: [['shown', { piece: '<a class="more" href="/bread/sour' }]],
		},
	},
	unjudged: {
		'no description': { description: '', status: 'not_applicable' },
		'a description about HTML': {
			...description(' and write &amp;nbsp; into the HTML of its recipe.'),
			status: 'not_applicable',
		},
	},
});
