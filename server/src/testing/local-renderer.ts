import { onTestFinished, test } from 'vitest';
import type { Resolve } from '../pages/fetch/guarded-connector.ts';
import { createRenderer } from '../pages/render/create-renderer.ts';
import { findBrowser } from '../pages/render/find-browser.ts';
import { defaultRenderLimits, type RenderLimits } from '../pages/render/render-limits.ts';

interface RendererSetup {
	/** Private hosts that pages may reach, as `host:port`. */
	readonly allow?: readonly string[];
	readonly limits?: Partial<RenderLimits>;
	readonly resolve?: Resolve;
}

/** A test that needs a browser; left out on a machine without one. */
export const renderTest = test.runIf(hasBrowser());

/** A renderer with the browser of this machine. */
export function localRenderer({ allow = [], limits = {}, resolve }: RendererSetup = {}) {
	const renderer = createRenderer({
		browser: findBrowser(process.env),
		allowedHosts: new Set(allow),
		limits: { ...defaultRenderLimits, ...limits },
		resolve,
	});
	onTestFinished(() => renderer.close());
	return renderer;
}

function hasBrowser(): boolean {
	try {
		return findBrowser(process.env) !== '';
	} catch {
		return false;
	}
}
