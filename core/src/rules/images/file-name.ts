const withExtension = /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;
const ofCamera =
	/^(?:img|dsc[fn]?|dcim|pxl|p\d{3}|image|photo|pic|bild|screenshot|screen shot|bildschirmfoto|untitled|unbenannt|unnamed)[-_ ]?\d[\d._ -]*$/i;
/** Covid-19 and Coca-Cola are words of their own; words that nobody spoke are joined more often. */
const joined = /^\S*_\S*$|^\S+(?:-\S+){3,}$|^\d{5,}$/;

/** An alt text that is the name of a file: with its ending, as cameras give it, or the very one of the source. */
export function isFileName(alt: string, src: string): boolean {
	if (ofCamera.test(alt)) return true;
	// Neither ending nor joints make a name of several words.
	if (alt.includes(' ')) return false;
	if (withExtension.test(alt)) return true;
	return joined.test(alt) && alt.toLowerCase() === stemOf(src);
}

/** The last part of an address, without ending and size: `loaf_02` of `/images/loaf_02-300x200.jpg`. */
function stemOf(src: string): string {
	return fileOf(src)
		.replace(/\.\w+$/, '')
		.replace(/-\d+x\d+$/, '')
		.toLowerCase();
}

const queryOrFragment = /[?#]/;

/** The end of the path: a service that is handed a file as a parameter delivers another one. */
export function fileOf(src: string): string {
	const end = src.search(queryOrFragment);
	const path = end < 0 ? src : src.slice(0, end);
	return path.slice(path.lastIndexOf('/') + 1);
}

/** The name of a file as cameras and screens give it, with or without the size a system added. */
export const isCameraName = (file: string): boolean => cameraName.test(file);

const cameraName =
	/^(?:img|dsc[fn]?|dcim|pxl|mvimg|screenshot|bildschirmfoto|untitled|unnamed)[-_ ]?\d[\d_-]{2,}(?:-\d+x\d+)?\.\w+$/i;
