import { spawnSync } from 'node:child_process';
import { canInstallPackages, installDebianPackages } from '../debian/install-packages.ts';

const packages = [
	'php-cli',
	'php-mbstring',
	'php-sqlite3',
	'php-xml',
	'phpunit',
	'php-codesniffer',
];

/** Why PHPUnit and PHP_CodeSniffer cannot run here; undefined once both are installed. */
export async function missingPhpTools(): Promise<string | undefined> {
	if (hasPhpTools()) return undefined;
	if (!canInstallPackages()) {
		return `they can be installed only as root on Debian. To install them by hand: ${packages.join(', ')}`;
	}
	try {
		await installDebianPackages(packages);
	} catch (error) {
		console.error('PHP could not be installed.', error);
	}
	return hasPhpTools() ? undefined : 'apt-get could not install them; see its output above';
}

function hasPhpTools(): boolean {
	return (
		runs('php', '-r', 'exit( extension_loaded( "pdo_sqlite" ) ? 0 : 1 );') &&
		runs('phpunit', '--version') &&
		runs('phpcs', '--version')
	);
}

const runs = (program: string, ...args: readonly string[]) =>
	spawnSync(program, args, { stdio: 'ignore' }).status === 0;
