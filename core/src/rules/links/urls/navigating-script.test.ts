import { describe, expect, it } from 'vitest';
import { isNavigating } from './navigating-script.ts';

describe('isNavigating', () => {
	it.each([
		["location.href='/rye'", true],
		['window.location = url', true],
		["goTo('products')", true],
		["document.location.assign('/rye')", true],
		["redirectTo('/rye')", true],
		["window.open('/rye')", true],
		['open("rye.html", "_blank")', true],
		["window.open('?page=2')", true],
		["window.open('https://example.com/rye')", true],
		["window.open('/rules', 'rules', 'left=20,width=650,height=580')", false],
		["window.open('/rules', '_blank', 'noopener')", true],
		["window.open('https://example.com.social.example/rye')", false],
		["window.open('//social.example/share')", false],
		['void(0)', false],
		['page.goTop()', false],
		["location.href = 'mailto:?subject=' + document.title", false],
		['history.back()', false],
		['window.print()', false],
		['location.reload()', false],
		['if (location.href == home) toggle()', false],
		["window.open('https://social.example/share?u=' + location.href)", false],
		["document.getElementById('menu').toggle()", false],
		['', false],
	])('%s: %j', (script, isOne) => {
		expect(isNavigating(script, 'https://example.com/bread')).toBe(isOne);
	});
});
