import { type SourceCheck, SourceError } from '../../source.ts';
import type { Provider } from './provider.ts';

/** Checks the key of each provider; returns the first failure, if any. */
export async function checkProviders(providers: readonly Provider[]): Promise<SourceCheck> {
	const details: string[] = [];
	for (const provider of providers) {
		const check = await checkProvider(provider);
		if (!check.works) return check;
		details.push(`${provider.title}: ${check.detail}`);
	}
	return { works: true, detail: details.join(' ') };
}

async function checkProvider(provider: Provider): Promise<SourceCheck> {
	try {
		return await provider.check();
	} catch (error) {
		if (!(error instanceof SourceError)) throw error;
		return { works: false, problem: error.message, remedy: error.remedy };
	}
}
