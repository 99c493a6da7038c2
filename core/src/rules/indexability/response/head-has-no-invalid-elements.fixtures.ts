import { fixturesFor } from '../../fixture.ts';
import { headHasNoInvalidElements } from './head-has-no-invalid-elements.rule.ts';

const pixel = '<img src="/pixel.gif" alt="">';
const canonical = '<link rel="canonical" href="https://example.com/bread/sourdough">';
const title = '<title>Sourdough bread for beginners: a first loaf in 24 hours</title>';

export const fixtures = fixturesFor(headHasNoInvalidElements, {
	good: {
		'a head with nothing but metadata': {},
		'a pixel for visitors without scripts': {
			title: `<noscript>${pixel}</noscript>${title}`,
		},
		'a template in the head': { title: `<template><div></div></template>${title}` },
		'a second title and robots rules after an image': {
			head: `${pixel}${title}<meta name="robots" content="max-snippet:50">`,
		},
		'an image after all metadata': { head: pixel },
	},
	bad: {
		'an image before the canonical link': {
			canonical: pixel + canonical,
			finds: [['element', { name: 'img' }]],
		},
		'a division before the title': {
			title: `<div id="top"></div>${title}`,
			finds: [['element', { name: 'div' }]],
		},
		'a frame before the description': {
			title: `${title}<iframe src="/frame" title="Frame"></iframe>`,
			finds: [['element', { name: 'iframe' }]],
		},
		'stray text': { canonical: `&gt; ${canonical}`, finds: [['text']] },
	},
});
