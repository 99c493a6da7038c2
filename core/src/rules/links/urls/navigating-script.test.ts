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
		expect(isNavigating(script)).toBe(isOne);
	});
});
