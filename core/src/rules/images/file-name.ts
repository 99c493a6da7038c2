const withExtension = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
const ofCamera =
	/^(?:img|dsc[fn]?|dcim|pxl|p\d{3}|image|photo|pic|bild|screenshot|screen shot|bildschirmfoto|untitled|unbenannt|unnamed)[-_ ]?\d[\d._ -]*$/i;
/** Joined words in a file name; ordinary words such as Covid-19 and Coca-Cola have fewer joints. */
const joined = /^\S*_\S*$|^\S+(?:-\S+){3,}$|^\d{5,}$/;

/** The name of a flag in a language menu. */
const locale = /^[a-z]{2}_[A-Z]{2}$/;

/** Whether an alt text is a file name: with an extension, from a camera, or the same as the source. */
export function isFileName(alt: string, src: string): boolean {
	if (ofCamera.test(alt)) return true;
	// Several words are not a file name without an extension or joints.
	if (alt.includes(' ')) return false;
	if (withExtension.test(alt)) return true;
	return joined.test(alt) && !locale.test(alt) && alt.toLowerCase() === stemOf(src);
}

/** The last part of a URL, without extension and size: `loaf_02` of `/images/loaf_02-300x200.jpg`. */
function stemOf(src: string): string {
	return fileOf(src)
		.replace(/\.\w+$/, '')
		.replace(/-\d+x\d+$/, '')
		.toLowerCase();
}

const queryOrFragment = /[?#]/;

/**
 * The file name at the end of the path. A query does not count: a service that receives a file name
 * there delivers a different file.
 */
export function fileOf(src: string): string {
	const end = src.search(queryOrFragment);
	const path = end < 0 ? src : src.slice(0, end);
	return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Whether a file name comes from a camera or screenshot, with or without a size that a system
 * added.
 */
export const isCameraName = (file: string): boolean => cameraName.test(file);

const cameraName =
	/^(?:img|dsc[fn]?|dcim|pxl|mvimg|screenshot|bildschirmfoto|untitled|unnamed)[-_ ]?\d[\d_-]{2,}(?:-\d+x\d+)?\.\w+$/i;
