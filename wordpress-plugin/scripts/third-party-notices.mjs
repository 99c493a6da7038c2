import { thirdPartyNotices } from '../../scripts/notices/third-party-notices.ts';

/** Writes the licenses of other people’s code into a build of webpack. */
export class WebpackNotices {
	apply(compiler) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap('notices', (compilation) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap({ name: 'notices', stage }, () => {
				const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
				const files = modules.map((module) => module.resource).filter(Boolean);
				const source = new sources.RawSource(thirdPartyNotices(files));
				compilation.emitAsset('third-party-notices.txt', source);
			});
		});
	}
}
