import type { Artefact } from './artefacts.ts';

/** The licenses that an artefact should contain and does not, as sentences. */
export const noticeFaults = ({
	file,
	notices,
	read,
}: Pick<Artefact, 'file' | 'notices' | 'read'>) =>
	Object.entries(notices).flatMap(([name, projects]) => {
		const text = read(name);
		if (text === undefined) return [`${file} lacks ${name}.`];
		return projects
			.filter((project) => !text.includes(project))
			.map((project) => `${name} of ${file} does not name ${project}.`);
	});
