import { expect, test } from 'vitest';
import { parseAllowedHosts } from './allowed-hosts.ts';
import { urlProblem } from './check-url.ts';

const nothing = parseAllowedHosts('');

test.each([
	'http://example.com/',
	'https://example.com:443/x',
	'http://93.184.216.34/',
	'https://日本.example/',
])('lets %s pass', (url) => {
	expect(urlProblem(new URL(url), nothing)).toBeNull();
});

test.each([
	['ftp://example.com/', /Only http and https/],
	['file:///etc/passwd', /Only http and https/],
	['javascript:alert(1)', /Only http and https/],
	['http://user@example.com/', /user name or password/],
	['http://example.com:8080/', /not 8080/],
	['http://127.0.0.1/', /not a public address/],
	['http://2130706433/', /not a public address/],
	['http://0x7f.1/', /not a public address/],
	['http://0177.0.0.1/', /not a public address/],
	['http://127.0.0.1./', /not a public address/],
	['http://0/', /not a public address/],
	['http://[::1]/', /not a public address/],
	['http://[::ffff:10.0.0.1]/', /not a public address/],
	['http://[64:ff9b::10.0.0.1]/', /not a public address/],
	['http://localhost/', /not a public address/],
	['http://LOCALHOST./', /not a public address/],
	['http://db.internal/', /not a public address/],
	['http://a.localhost/', /not a public address/],
	['http://①②⑦.0.0.1/', /not a public address/],
])('refuses %s', (url, problem) => {
	expect(urlProblem(new URL(url), nothing)).toMatch(problem);
});

test('an allowed entry opens exactly that host and port', () => {
	const allowed = parseAllowedHosts('127.0.0.1:8080,staging.internal:80');
	expect(urlProblem(new URL('http://127.0.0.1:8080/'), allowed)).toBeNull();
	expect(urlProblem(new URL('http://staging.internal/'), allowed)).toBeNull();
	expect(urlProblem(new URL('http://127.0.0.1/'), allowed)).not.toBeNull();
	expect(urlProblem(new URL('http://127.0.0.2:8080/'), allowed)).not.toBeNull();
	expect(urlProblem(new URL('https://staging.internal/'), allowed)).not.toBeNull();
});

test('cloud metadata addresses stay blocked even when listed', () => {
	const allowed = parseAllowedHosts('169.254.169.254:80,[fd00:ec2::254]:80');
	for (const hosts of [allowed, nothing]) {
		for (const url of ['http://169.254.169.254/', 'http://[fd00:ec2::254]/']) {
			const problem = urlProblem(new URL(url), hosts);
			expect(problem).toContain('No setting allows it');
			expect(problem).not.toContain('PLUMBLINE_ALLOW_HOSTS');
		}
	}
});
