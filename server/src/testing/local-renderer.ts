import { existsSync } from 'node:fs';
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
	/** Defaults to the one that starts fastest. */
	readonly browser?: string;
}

/** A test that needs a browser; left out on a machine without one. */
export const renderTest = test.runIf(hasBrowser());

/** The browser of this machine, as people have it. */
export function installedBrowser(): string {
	return findBrowser(process.env);
}

/** A busy machine takes long to start a browser and to render an honest page. */
const patient = { pageMs: 60_000, runMs: 60_000, waitMs: 60_000 };

/** A renderer with a browser of this machine. */
export function localRenderer({
	allow = [],
	limits = {},
	resolve,
	browser = fastestBrowser(),
}: RendererSetup = {}) {
	const renderer = createRenderer({
		browser,
		allowedHosts: new Set(allow),
		limits: { ...defaultRenderLimits, ...patient, ...limits },
		resolve,
	});
	onTestFinished(() => renderer.close());
	return renderer;
}

/** Debian’s Chromium without windows and extensions takes a third of the time. */
export function fastestBrowser(): string {
	const shell = '/usr/bin/chromium-headless-shell';
	return !process.env.PLUMBLINE_BROWSER && existsSync(shell) ? shell : installedBrowser();
}

function hasBrowser(): boolean {
	try {
		return installedBrowser() !== '';
	} catch {
		return false;
	}
}
