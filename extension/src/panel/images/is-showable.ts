/**
 * Whether an image may be loaded in the panel: web and data URLs, never a URL of the browser
 * itself.
 */
export const isShowable = (address: string) =>
	/^(?:https?:\/\/|data:image\/)/i.test(address) && URL.canParse(address);
