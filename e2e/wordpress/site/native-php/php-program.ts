import { spawnSync } from 'node:child_process';
import path from 'node:path';

const extensions = ['pdo_sqlite', 'mbstring', 'dom', 'phar', 'Zend OPcache'];

/** The version of this machine's PHP, such as 8.2.36; undefined if it cannot run WordPress. */
export function phpVersion(): string | undefined {
	const lacks = extensions.map((name) => `! extension_loaded( '${name}' )`).join(' || ');
	const { status, stdout } = spawnSync('php', [
		'-r',
		`( ${lacks} ) ? exit( 1 ) : print PHP_VERSION;`,
	]);
	return status === 0 ? String(stdout) : undefined;
}

export interface Site {
	/** WordPress. */
	readonly folder: string;
	/** Where PHP keeps compiled files. */
	readonly compiled: string;
	readonly url: string;
}

/** Settings with which PHP runs a site. */
export const phpSettings = ({ compiled, folder, url }: Site) => ({
	args: [
		...['-d', `auto_prepend_file=${phpFile('before-every-script.php')}`],
		...['-d', `opcache.file_cache=${compiled}`],
	],
	env: { ...process.env, PLUMBLINE_SITE: folder, PLUMBLINE_URL: url },
});

export const phpFile = (name: string) => path.join(import.meta.dirname, name);

/** Runs a program beside this file in a site. */
export function runPhp(site: Site, name: string, input: string): void {
	const { args, env } = phpSettings(site);
	const { status, stderr } = spawnSync('php', [...args, phpFile(name)], { env, input });
	if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`);
}
