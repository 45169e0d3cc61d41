/** Line drawings on a sheet of 24 by 24. A snowflake stands for Frozen and for freezing, a sun for Active and for resetting. */
export const FLAKE =
  "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.3 3.8 12 6.4l2.7-2.6M9.3 20.2l2.7-2.6 2.7 2.6M3.4 11l3.6-1-.9-3.6M20.6 13l-3.6 1 .9 3.6M20.6 11 17 10l.9-3.6M3.4 13 7 14l-.9 3.6";
export const SUN =
  "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M12 1.8v2.4M12 19.8v2.4M1.8 12h2.4M19.8 12h2.4M4.8 4.8l1.7 1.7M17.5 17.5l1.7 1.7M4.8 19.2l1.7-1.7M17.5 6.5l1.7-1.7";
export const AGAIN = "M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 2.8v4.6h-4.6";
export const FLAG = "M6 21.5V3M6 3.5h12l-3 4 3 4H6";
export const CROSS = "M5.5 5.5l13 13M18.5 5.5l-13 13";
