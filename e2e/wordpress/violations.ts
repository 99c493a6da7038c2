import type { Page } from '@playwright/test';
import { axeFor, faultsOf } from '../extension/faults-in.ts';

/** The faults that axe finds in a part of the page as it is shown now. */
export const violationsIn = async (page: Page, part: string): Promise<readonly string[]> =>
	faultsOf(await axeFor(page, part));
