import { fixturesFor } from '../fixture.ts';
import { titleTagHasNoHtmlEntitiesShown } from './title-tag-has-no-html-entities-shown.rule.ts';

export const fixtures = fixturesFor(titleTagHasNoHtmlEntitiesShown, {
	good: {
		'a character that is escaped once': { title: '<title>Sourdough bread &amp; butter</title>' },
		'an ampersand that is not escaped': { title: '<title>Sourdough bread & butter</title>' },
		'signs of more and less': {
			title: '<title>Sourdough bread: rye &lt; wheat &gt; spelt</title>',
		},
	},
	bad: {
		'an ampersand that is escaped twice': {
			title: '<title>Sourdough bread &amp;amp; butter</title>',
			finds: [['shown', { piece: '&amp;' }]],
		},
		'an apostrophe by its number': {
			title: '<title>The baker&amp;#8217;s sourdough bread</title>',
			finds: [['shown', { piece: '&#8217;' }]],
		},
		'a German letter': {
			title: '<title>Sourdough bread from K&amp;ouml;ln</title>',
			finds: [['shown', { piece: '&ouml;' }]],
		},
		'a pair of tags': {
			title: '<title><b>Sourdough bread</b> for beginners</title>',
			finds: [['shown', { piece: '<b>Sourdough bread</b>' }]],
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'a title about HTML': {
			title: '<title>What &amp;nbsp; means in HTML</title>',
			status: 'not_applicable',
		},
	},
});
