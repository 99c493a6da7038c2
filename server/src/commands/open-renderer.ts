import type { AllowedHosts } from '../pages/fetch/allowed-hosts.ts';
import type { RenderPool } from '../pages/render/renderer.ts';
import type { Terminal } from './terminal.ts';

/** Starts no browser before the first page. Loaded when it is needed, so that other commands start quickly. */
export async function openRenderer(
	environment: Terminal['environment'],
	allowedHosts: AllowedHosts,
): Promise<RenderPool> {
	const { createRenderer } = await import('../pages/render/create-renderer.ts');
	const { findBrowser } = await import('../pages/render/find-browser.ts');
	return createRenderer({ browser: findBrowser(environment), allowedHosts });
}
