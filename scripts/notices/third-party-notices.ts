import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The licenses of the other projects whose modules are in a build, as the text of a file beside it. */
export const thirdPartyNotices = (modules: Iterable<string>): string =>
	`${[
		'These files contain code and data of the following projects, under their own licenses.',
		...[...projectsOf(modules)]
			.toSorted(([one], [other]) => (one < other ? -1 : 1))
			.map(([name, folder]) => `${name}\n\n${licenseIn(folder)}`),
	].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;

/** The folder of each project with a module in a build, by name. */
function projectsOf(modules: Iterable<string>): ReadonlyMap<string, string> {
	const projects = new Map<string, string>();
	for (const module of modules) {
		const file = module.replace(/^\0|\?.*$/g, '');
		const project = existsSync(file) ? projectOf(realpathSync(file)) : null;
		if (project !== null) projects.set(project.name, project.folder);
	}
	return projects;
}

function projectOf(file: string) {
	const [, folder, name] =
		file.replaceAll(path.sep, '/').match(/^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//) ?? [];
	if (folder !== undefined && name !== undefined) return { name, folder };
	return dataOf(path.dirname(file));
}

/** Data of other projects among our sources lies beside its license. */
function dataOf(folder: string) {
	const isAmongSources = folder.includes(`${path.sep}src${path.sep}`);
	return isAmongSources && existsSync(path.join(folder, 'LICENSE'))
		? { name: path.basename(folder), folder }
		: null;
}

function licenseIn(folder: string): string {
	const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
	return file === undefined
		? namedLicense(folder)
		: readFileSync(path.join(folder, file), 'utf8').trim();
}

/** A few packages only name their license. */
function namedLicense(folder: string): string {
	const { author, license, name } = JSON.parse(
		readFileSync(path.join(folder, 'package.json'), 'utf8'),
	);
	if (!license) throw new Error(`${name} has no license.`);
	const by = typeof author === 'object' ? author.name : author;
	return `License: ${license}${by ? `. Copyright: ${by}` : ''}. Source: https://www.npmjs.com/package/${name}`;
}
