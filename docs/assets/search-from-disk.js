// A page on a disk may not start a worker; Material's search runs in one. There it runs in a hidden frame instead, which talks the same way.
"use strict";

if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      document.body.append(this.frame);
      const inside = this.frame.contentWindow;
      this.tell = inside.postMessage.bind(inside); // before the frame gets one of its own, which speaks to us
      this.ready = new Promise((resolve) => this.frame.addEventListener("load", resolve));
      const speak = "postMessage = (message) => parent.postMessage(message, '*');";
      inside.document.open();
      inside.document.write(`<script>${speak}</` + `script><script src="${new URL(url, location.href)}"></` + "script>");
      inside.document.close();
      window.addEventListener("message", (event) => {
        if (event.source === inside) this.dispatchEvent(new MessageEvent("message", { data: event.data }));
      });
    }

    postMessage(message) {
      this.ready.then(() => this.tell(message, "*"));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
