interface Manifest {
	readonly dependencies?: Readonly<Record<string, string>>;
	readonly devDependencies?: Readonly<Record<string, string>>;
}

const ours = '@plumbline/';

/** Packages of ours that a package lists against its borders, or is allowed to use and does not list. */
export function packageFaults(
	folder: string,
	allowed: readonly string[],
	{ dependencies, devDependencies }: Manifest,
): readonly string[] {
	const listed = Object.keys({ ...dependencies, ...devDependencies })
		.filter((name) => name.startsWith(ours))
		.map((name) => name.slice(ours.length));
	return [
		...listed
			.filter((name) => !allowed.includes(name))
			.map((name) => `${folder}/package.json: ${folder} is not allowed to import ${name}.`),
		...allowed
			.filter((name) => !listed.includes(name))
			.map((name) => `${folder} is allowed to import ${name}, but does not: see borders.ts.`),
	];
}
