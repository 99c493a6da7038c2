import { describe, expect, it } from 'vitest';
import { hidesByStyle, styleValue } from './inline-style.ts';

describe('hidesByStyle', () => {
	it.each([
		'display:none',
		'DISPLAY : None',
		'color: red; display: none',
		'display: none !important',
		'display:none!IMPORTANT;display:block',
		'display: block; display: none',
		'display: none; display: nothing',
		'display: none; display:',
		'display: none; display: none block',
		'visibility: hidden',
		'visibility: visible; visibility: hidden;',
		'/* display: block; */ display /* never */ : /* shown */ none',
		'background: url(data:image/png;base64,AA==); display: none',
		'background: url("a;b)c.png"); display: none',
		"background: url(it's.png); display: none",
		'background: url(//a.example/*b.png); display: none',
		"content: 'display: block;'; display: none",
		'content: "\\";"; display: none',
		'--display: block; display: none',
		'width: calc((1px + 2px) * 3); display: none',
		'red; display: none',
		'color: red) ; display: none',
		'display: block; DISPLAY: none; display: blok',
	])('is true for %s', (style) => {
		expect(hidesByStyle(style)).toBe(true);
	});

	it.each([
		'',
		'-webkit-backface-visibility: hidden',
		'backface-visibility:hidden; transform: translateZ(0)',
		'content-visibility: hidden',
		'--visibility: hidden; --display:none',
		'overflow: hidden; border: none; list-style: none',
		'display: none; display: block',
		'display: none; display: -webkit-box; display: -ms-flexbox',
		'display: none; display: inline-flex',
		'display: none; display: table-cell',
		'display: none; display: inline flow-root',
		'display: none; display: var(--shown)',
		'display: none; display: revert-layer',
		'display: block !important; display: none',
		'visibility: hidden; visibility: visible',
		'visibility: none; display: hidden',
		'/* display: none */ color: red',
		'/* display: none',
		'content: "; display: none;"',
		"font-family: 'display:none'; color: red",
		'background: url(/display:none;visibility:hidden/a.png)',
		'background: url(/a.png; display: none',
		"background: url(it's.png;display:none)",
		'transition: visibility 0s, display 1s; overflow: hidden',
		'{ display: none }',
		'color: red display: none',
	])('is false for %s', (style) => {
		expect(hidesByStyle(style)).toBe(false);
	});
});

describe('styleValue', () => {
	it.each([
		['width: 1px', '1px'],
		['max-width: 0', null],
		['width: 0; width: 20px', '20px'],
		['width: 0 !important; width: 20px', '0'],
		['width: 0; width: wide open', '0'],
		['width: 0; width: min(100%, 30em)', 'min(100%, 30em)'],
		['height: 0', null],
	])('reads the width of %s', (style, width) => {
		expect(styleValue(style, 'width')).toBe(width);
	});
});
