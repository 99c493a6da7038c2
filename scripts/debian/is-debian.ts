import { readFileSync } from 'node:fs';

/** Debian itself. Ubuntu and others that are made from it have other packages, and no suites of Debian’s. */
export function isDebian(release: string = osRelease()): boolean {
	return named('ID', release) === 'debian';
}

/** What this system calls itself, such as “Ubuntu 26.04 LTS”; nothing where it does not say. */
export function systemName(release: string = osRelease()): string | undefined {
	return named('PRETTY_NAME', release);
}

function named(name: string, release: string): string | undefined {
	return new RegExp(`^${name}=["']?([^"'\\n]+)`, 'm').exec(release)?.[1];
}

function osRelease(): string {
	try {
		return readFileSync('/etc/os-release', 'utf8');
	} catch {
		// Not a Linux, or one without a name: that is the answer.
		return '';
	}
}
