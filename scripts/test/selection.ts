const vitestProjects = ['core', 'server', 'extension', 'wordpress-plugin', 'scripts', 'e2e'];
const playwrightProjects = ['setup', 'server', 'extension', 'wordpress', 'parity'];

export interface Selection {
	readonly vitest: readonly string[];
	readonly playwright: readonly string[];
}

export const partNames = [...new Set([...vitestProjects, ...playwrightProjects])];

/** The projects that the given names stand for; no names stand for all. */
export function selection(names: readonly string[]): Selection {
	if (names.length === 0) return { vitest: vitestProjects, playwright: playwrightProjects };
	return {
		vitest: vitestProjects.filter((project) => names.includes(project)),
		playwright: names.includes('e2e')
			? playwrightProjects
			: playwrightProjects.filter((project) => names.includes(project)),
	};
}
