import { regionInside, regionOfRole } from '../../facts/element-kinds.ts';
import type { PageElement } from '../../facts/fact.ts';
import { hidesByStyle } from '../../facts/inline-style.ts';
import type { OpenElement } from './open-element.ts';

/** Applies `lang`, `hidden`, `aria-hidden`, `style` and `role` to everything inside the element; returns the role. */
export function readGlobalAttributes(
	element: OpenElement<unknown>,
	attribute: PageElement['attribute'],
): string | null {
	const lang = attribute('lang');
	if (lang !== null) element.lang = lang.trim().toLowerCase();
	if (!element.isHidden) element.isHidden = hides(attribute);
	if (!element.isAriaHidden) element.isAriaHidden = attribute('aria-hidden') === 'true';
	const role = attribute('role');
	const region = role && regionOfRole(role);
	if (region) element.region = regionInside(element.region, region);
	return role;
}

function hides(attribute: PageElement['attribute']): boolean {
	if (attribute('hidden') !== null) return true;
	const style = attribute('style');
	return style !== null && hidesByStyle(style);
}
