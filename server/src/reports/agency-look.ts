/** How an account shows itself in reports. */
export interface AgencyLook {
	readonly name: string;
	/** A data URL of a picture; empty without one. */
	readonly logo: string;
	/** `#rrggbb` */
	readonly color: string;
}

export const usualColor = '#0b5f63';

export const mostLogoBytes = 48 * 1024;

/** SVG is left out: it may contain scripts and requests. */
const logoPattern = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

export type LookFault = 'name' | 'logo' | 'color';

/** The first part that cannot be used; null if all can. */
export function lookFault({ color, logo, name }: AgencyLook): LookFault | null {
	if (name.length > 100) return 'name';
	if (!/^#[0-9a-f]{6}$/i.test(color)) return 'color';
	const isLogo = logo.length <= (mostLogoBytes * 4) / 3 + 64 && logoPattern.test(logo);
	return logo === '' || isLogo ? null : 'logo';
}

/** WCAG’s contrast of normal text. */
const leastContrast = 4.5;

/** The color, made darker until text in it can be read on white, and lighter for dark paper. */
export function readableColors(color: string): { readonly light: string; readonly dark: string } {
	return {
		light: readable(color, [255, 255, 255], 0),
		dark: readable(color, [22, 25, 29], 255),
	};
}

type Rgb = readonly [number, number, number];

function readable(color: string, paper: Rgb, towards: 0 | 255): string {
	const own = rgbOf(color);
	for (let share = 0; share < 1; share += 0.02) {
		const mixed = own.map((part) => Math.round(part + (towards - part) * share)) as unknown as Rgb;
		if (contrast(mixed, paper) >= leastContrast) return hexOf(mixed);
	}
	return hexOf([towards, towards, towards]);
}

const rgbOf = (color: string): Rgb =>
	[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;

const hexOf = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export function contrast(one: Rgb, other: Rgb): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((left, right) => right - left);
	return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(rgb: Rgb): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
		const share = part / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
