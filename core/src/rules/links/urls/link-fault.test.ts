import { describe, expect, it } from 'vitest';
import { factsOfHtml, only } from '../../../facts/facts-of-html.fixtures.ts';
import { linkFault } from './link-fault.ts';

const faultOf = (href: string) =>
	linkFault(only(factsOfHtml(`<a href="${href}">Bread</a>`).get('linkTargets')));

describe('linkFault', () => {
	it.each([
		'https://example.com/rye',
		'HTTPS://EXAMPLE.COM',
		'//example.com',
		'/rye bread',
		'rye#crust',
		'#crust',
		'?page=2',
		'https://www.google.com/url?sa=D',
		'tt://example.com',
		'https://web.example.org/save/https://example.com/',
		'/login?next=https://example.com/',
		'/パン/ライ麦',
		'mailto:baker@example.com',
		'mailto:?subject=Rye%20bread',
		'mailto:baker%40example.com?subject=Bread',
		'mailto:',
		'mailto:baker(at)example.com',
		'mailto:baker~example.com',
		'tel:+1-555-0100',
		'https://social.example/share?text=Bread%20',
		'javascript:void(0)',
		'JavaScript:void(0)',
		'//example.com/rye',
		'https:///example.com/rye',
		'//localhost/rye',
		'//localhost:8080/rye',
		'/specials//rye',
		'sms:?body=Bread',
		'whatsapp://send?text=Bread',
		'httpster.html',
		'https://example.org./rye',
		'https://baker@example.com/loaves.git',
		'https://baker:secret@example.com/',
		'/@baker',
		'loaf@2x.png',
		'loaves/baker@example.com',
	])('is silent on %j', (href) => {
		expect(faultOf(href)).toBeNull();
	});

	it.each([
		['https://', 'unreadable'],
		['http://exa mple.com/', 'unreadable'],
		['http://example..com/', 'unreadable'],
		['https://.example.com/', 'unreadable'],
		['hhtps://example.org/', 'scheme'],
		[String.raw`\\server\bread`, 'single_name'],
		['https://example.com:port/', 'unreadable'],
		['http//example.com', 'scheme'],
		['https:/example.com', 'scheme'],
		['https:example.com', 'scheme'],
		['http://http://example.com', 'scheme'],
		['https://https//example.com', 'scheme'],
		['http://https%3A//example.com', 'scheme'],
		['www.example.com/rye', 'host_as_folder'],
		['javascript : void(0)', 'script_space'],
		['//specials', 'single_name'],
		['//specials/rye', 'single_name'],
		['//パン/rye', 'single_name'],
		['%20https://example.com/', 'spaces'],
		['https://example.com/rye%20', 'spaces'],
		['mailto:baker', 'mail'],
		['mailto:baker.example.com?subject=Bread', 'mail'],
		['http://baker@example.com', 'mail_as_page'],
		['https://baker@example.co.uk/', 'mail_as_page'],
		['baker@example.com', 'mail_as_page'],
		['baker@163.com', 'mail_as_page'],
		['tel:', 'telephone'],
		['tel:call-us', 'telephone'],
	])('%j: %s', (href, fault) => {
		expect(faultOf(href)).toBe(fault);
	});
});
