import { describe, expect, it } from 'vitest';
import { regionOfName } from './region-of-name.ts';

describe('regionOfName', () => {
	it.each([
		['comments', 'aside'],
		['respond', 'aside'],
		['disqus_thread', 'aside'],
		['CybotCookiebotDialog', 'aside'],
		['onetrust-consent-sdk', 'aside'],
		['left-sidebar', 'aside'],
		['footer', 'footer'],
		['colophon', 'footer'],
		['crust', null],
		['comment', null],
		['cookie-policy', null],
		['', null],
	])('of the id %s is %s', (id, region) => {
		expect(regionOfName(id, null)).toBe(region);
	});

	it.each([
		['comments-area', 'aside'],
		['comment-form', 'aside'],
		['post-share-buttons wide', 'aside'],
		['sharedaddy sd-sharing-enabled', 'aside'],
		['social-links', 'aside'],
		['related-posts', 'aside'],
		['yarpp-related', 'aside'],
		['cookie-banner', 'aside'],
		['eu-cookie-compliance-banner', 'aside'],
		['newsletter-signup', 'aside'],
		['author-box', 'aside'],
		['widget widget_recent_entries', 'aside'],
		['cc-window cc-banner', 'aside'],
		['cmplz-cookiebanner-container', 'aside'],
		['read-next', 'aside'],
		['recommended-posts', 'aside'],
		['breadcrumbs', 'aside'],
		['post-navigation', 'aside'],
		['site-footer', 'footer'],
		['post category-cookies tag-comments', null],
		['has-sidebar right-sidebar', null],
		['content-sidebar-wrap sidebar-right', null],
		['entry share', null],
		['share-price', null],
		['comments-open', null],
		['widget Blog', null],
		['recommended-reading-level', null],
		['navigation-systems', null],
		['entry-content', null],
		['socialism', null],
	])('of the classes %s is %s', (classes, region) => {
		expect(regionOfName(null, classes)).toBe(region);
	});
});
