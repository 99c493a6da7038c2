export interface NpmPackage {
	readonly name: string;
	/** Relative to the root of the repository. */
	readonly folder: string;
	/** Modules that others refer to by path: exports, conditional imports, programs and workers. Empty if nothing is compiled. */
	readonly entries: readonly string[];
	readonly platform: 'neutral' | 'node';
	readonly hasTypes: boolean;
	/** A program that builds more files of the package. */
	readonly builder?: string;
}

export const npmPackages: readonly NpmPackage[] = [
	{
		name: '@plumbline/core',
		folder: 'core',
		entries: [
			'src/index.ts',
			'src/addresses/address-spelling.ts',
			'src/days/time.ts',
			'src/api/index.ts',
			'src/**/*.{node,browser}.ts',
		],
		platform: 'neutral',
		hasTypes: true,
	},
	{
		name: '@plumbline/server',
		folder: 'server',
		entries: ['src/main.ts', 'src/**/*-worker.ts', '!src/testing/**'],
		platform: 'node',
		hasTypes: false,
		builder: 'server/console/build.ts',
	},
	{
		name: '@plumbline/cli',
		folder: 'cli',
		entries: [],
		platform: 'node',
		hasTypes: false,
		builder: 'scripts/pack/build-light-command.ts',
	},
];
