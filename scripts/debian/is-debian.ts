import { readFileSync } from 'node:fs';

/** True for Debian itself. Ubuntu and other derivatives have different packages and suites. */
export function isDebian(release: string = osRelease()): boolean {
	return named('ID', release) === 'debian';
}

/** The system's own name, such as “Ubuntu 26.04 LTS”; empty if it has none. */
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
		// Not Linux, or a system without this file.
		return '';
	}
}
