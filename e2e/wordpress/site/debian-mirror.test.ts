import { expect, test } from 'vitest';
import { mirrorIn } from './debian-mirror.ts';

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
