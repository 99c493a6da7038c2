/** The parts of a Dockerfile that matter when its image runs. */
export interface ImageSteps {
	readonly environment: Readonly<Record<string, string>>;
	/** The entry point, followed by the command. */
	readonly start: readonly string[];
	readonly healthcheck: readonly string[];
	readonly user: string | undefined;
	readonly volumes: readonly string[];
}

/** Reads the last stage, which is the one that runs. */
export function readDockerfile(text: string): ImageSteps {
	const instructions = instructionsOf(text);
	const lastStage = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
	const of = (wanted: string) =>
		lastStage.filter(({ name }) => name === wanted).map(({ value }) => value);
	return {
		environment: Object.fromEntries(of('ENV').flatMap(settings)),
		start: [...of('ENTRYPOINT'), ...of('CMD')].flatMap(words),
		healthcheck: of('HEALTHCHECK').flatMap((value) => words(value.replace(/^.*?CMD /, ''))),
		user: of('USER').at(-1),
		volumes: of('VOLUME'),
	};
}

function instructionsOf(text: string) {
	const lines = text
		.replace(/^#.*$/gm, '')
		.replace(/\\\n\s*/g, '')
		.split('\n');
	return lines
		.map((line) => line.match(/^(?<name>[A-Z]+)\s+(?<value>.*)$/)?.groups)
		.filter((groups) => groups !== undefined)
		.map(({ name = '', value = '' }) => ({ name, value }));
}

function settings(value: string): [string, string][] {
	return [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', text = '']) => [name, text]);
}

/** Only supports the JSON form, which needs no shell. */
function words(value: string): string[] {
	// Not validated: the Dockerfile is ours, and a test runs the command.
	return JSON.parse(value) as string[];
}
