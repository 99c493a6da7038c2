import { fixturesFor } from '../fixture.ts';
import { onlyOneTitleTag } from './only-one-title-tag.rule.ts';

const title = '<title>Sourdough bread for beginners</title>';
const drawing = '<svg role="img"><title>Rising dough</title><circle r="4" /></svg>';

export const fixtures = fixturesFor(onlyOneTitleTag, {
	good: {
		'one title': { title },
		'a title and a drawing with a title of its own': { title, footer: drawing },
		'a second title in a template': { title, head: `<template>${title}</template>` },
	},
	bad: {
		'two titles in the head': {
			title: `${title}<title>Example Bakery</title>`,
			finds: [['several', { count: 2 }]],
		},
		'the same title twice': { title: `${title}${title}`, finds: [['same', { count: 2 }]] },
		'a title in the head and another in the body': {
			title,
			footer: '<title>Example Bakery</title>',
			finds: [['several', { count: 2 }]],
		},
		'two titles in the body': {
			title: '',
			footer: `${title}<title>Example Bakery</title>`,
			finds: [['several', { count: 2 }]],
			saidBy: 'title_tag_is_in_head',
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
	},
});
