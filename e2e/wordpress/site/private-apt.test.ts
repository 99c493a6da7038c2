import { expect, test } from 'vitest';
import { dependenciesIn, mirrorIn } from './private-apt.ts';

test('reads the dependencies of a package with alternatives, but without virtual packages and suggestions', () => {
	const printed = [
		'wordpress',
		' |Depends: apache2',
		'  Depends: <httpd>',
		'    nginx',
		'  Depends: libjs-cropper',
		'  Depends: php-getid3',
		'  Suggests: php-curl',
	].join('\n');

	expect(dependenciesIn(printed)).toEqual(['apache2', 'libjs-cropper', 'php-getid3']);
});

test('finds the archive with the suite’s updates, not a security or vendor archive', () => {
	const printed = [
		"'https://vendor.test/linux/debian/dists/bookworm/InRelease' vendor_InRelease 0 ",
		"'http://one.test/debian-security/dists/bookworm-security/InRelease' security_InRelease 0 ",
		"'http://two.test/debian/dists/bookworm/InRelease' main_InRelease 0 ",
		"'http://two.test/debian/dists/bookworm-updates/InRelease' updates_InRelease 0 ",
	].join('\n');

	expect(mirrorIn(printed)).toBe('http://two.test/debian');
});

test('finds nothing on a machine without a Debian archive', () => {
	expect(mirrorIn("'https://vendor.test/dists/stable/InRelease' vendor_InRelease 0 ")).toBe(
		undefined,
	);
});
